import { Card, Heading, Stack, Text } from '@sitelens/ui/primitives';
import { Check } from 'lucide-react';
import { useDashboardWords } from '../../words.ts';
import { Features } from './pricingParts.ts';

interface PlanCardProps {
  name: string;
  audience: string;
  features: readonly string[];
}

export function PlanCard({ name, audience, features }: PlanCardProps) {
  const t = useDashboardWords();
  return (
    <Card>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2}>{name}</Heading>
          <Text size="s" tone="muted">
            {audience}
          </Text>
        </Stack>
        {/* Safari takes a list without marks for none. */}
        <Features role="list" aria-label={t('pricing.features', { plan: name })}>
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden />
              {feature}
            </li>
          ))}
        </Features>
      </Stack>
    </Card>
  );
}
