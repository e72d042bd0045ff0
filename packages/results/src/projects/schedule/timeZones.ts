import { DEFAULT_TIME_ZONE, isTimeZone } from '@sitelens/api-client/contract';
import type { SelectGroup } from '@sitelens/ui/forms';

/** The time zone that the reader's own clock is set to; UTC where the browser doesn't say. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}

/**
 * Every time zone that the browser knows, by region; those that are likely come first.
 *
 * @param likely the reader's own and the one that is chosen, even if the browser calls them by another name
 * @param likelyLabel the name of the first group
 */
export function timeZoneGroups(likely: readonly string[], likelyLabel: string): readonly SelectGroup[] {
  const first = [...new Set([...likely, DEFAULT_TIME_ZONE])];
  const others = knownTimeZones().filter((zone) => zone.includes('/') && !first.includes(zone));
  const byRegion = Map.groupBy(others, (zone) => zone.slice(0, zone.indexOf('/')));
  return [
    { label: likelyLabel, options: first.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })) },
    ...[...byRegion].map(([region, zones]) => ({
      label: region,
      options: zones.map((zone) => ({ value: zone, label: placeIn(zone) })),
    })),
  ];
}

function knownTimeZones(): readonly string[] {
  // Browsers of before 2022 name none; the likely ones are left then.
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
}

/** `Argentina / Buenos Aires` of `America/Argentina/Buenos_Aires`. */
function placeIn(zone: string): string {
  return zone.split('/').slice(1).join(' / ').replaceAll('_', ' ');
}
