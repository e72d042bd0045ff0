import type { ReactNode } from 'react';
import type { BenchRow } from './BenchRow.ts';
import type { Contender } from './contender.ts';

/** The bare table by React: what React itself costs. */
function BareTable({ rows }: { rows: readonly BenchRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Page</th>
          <th>Rule</th>
          <th>Impact</th>
          <th>Issues</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 50).map(({ id, url, rule, impact, issues }) => (
          <tr key={id}>
            <td>{url}</td>
            <td>{rule}</td>
            <td>{impact}</td>
            <td>{issues}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function plainReact(show: (content: ReactNode) => void): Contender {
  return {
    name: 'React, bare table',
    mount: (rows) => show(<BareTable rows={rows} />),
    unmount: () => show(null),
  };
}
