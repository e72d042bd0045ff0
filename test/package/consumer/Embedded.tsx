import { createClient } from '@sitelens/api-client';
import { SitelensClientProvider } from '@sitelens/results/widgets';
import { SitelensProvider } from '@sitelens/ui/theme';
import type { Place } from './Place.ts';
import { widgets } from './widgets.tsx';

const client = createClient({
  baseUrl: 'https://sitelens.example',
  getAccessToken: async () => 'a-token',
});

/** One widget, as the guide on embedding says. */
export function Embedded({ name, place }: { name: string; place: Place }) {
  return (
    <SitelensProvider theme="light">
      <SitelensClientProvider client={client}>{widgets[name]?.(place)}</SitelensClientProvider>
    </SitelensProvider>
  );
}
