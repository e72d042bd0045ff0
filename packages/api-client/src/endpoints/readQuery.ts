import {
  type DataTag,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

type ReadOptions<Data, Selected> = UnusedSkipTokenOptions<Data, Error, Selected, QueryKey>;

/**
 * A read as TanStack Query takes it, for hooks, loaders and prefetching. Written down, since the type that
 * would be inferred names a package that only TanStack Query itself depends on, and parts of one version.
 */
export type ReadQuery<Data, Selected = Data> = ReadOptions<Data, Selected> & {
  queryKey: DataTag<QueryKey, Data, Error>;
};

export function readQuery<Data, Selected = Data>(
  options: ReadOptions<Data, Selected>,
): ReadQuery<Data, Selected> {
  return queryOptions(options);
}
