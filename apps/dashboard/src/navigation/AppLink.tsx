import type { LinkProps } from '@sitelens/ui/primitives';
import { Link } from 'react-router';
import { SERVICE_PATHS } from './servicePaths.ts';

/** A router would look for a screen there. */
const OF_THE_SERVICE = new RegExp(`^(${SERVICE_PATHS.join('|')})(/|\\?|$)`);

/** A link of the packages as the router's, where it leads to a screen of ours. */
export function AppLink({ href, children, ...props }: LinkProps) {
  const isScreen = href.startsWith('/') && !href.startsWith('//') && !OF_THE_SERVICE.test(href);
  if (isScreen) {
    return (
      <Link {...props} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
