import { Skeleton, Stack } from '@sitelens/ui/primitives';

const WIDTHS = ['100%', '92%', '60%'];

function Part() {
  return (
    <Stack gap="s">
      <Skeleton width="12rem" height="1.1em" />
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}

/** The shape of an article that is on its way. */
export function ArticleSkeleton() {
  return (
    <Stack gap="xl">
      <Part />
      <Part />
      <Skeleton height="6rem" />
      <Part />
    </Stack>
  );
}
