import { useParams } from 'react-router';

/** A screen stands at an address without a parameter that it needs: a mistake in the routes. */
class WrongRouteError extends Error {
  override readonly name = 'WrongRouteError';

  constructor(parameter: string) {
    super(`Routed to wrong component: ${parameter} should be set`);
  }
}

/**
 * A parameter of the address that is always there.
 *
 * @throws WrongRouteError if it is not
 */
export function useRouteParameter(name: string): string {
  return requiredParameter(useParams(), name);
}

/** @throws WrongRouteError if the parameter is not there */
export function requiredParameter(
  params: Readonly<Record<string, string | undefined>>,
  name: string,
): string {
  const value = params[name];
  if (value === undefined || value === '') throw new WrongRouteError(name);
  return value;
}
