import type { FieldProblem, Problem } from '@sitelens/api-client/contract';
import { PROBLEMS, type ProblemKey } from './catalogue.ts';

interface Particulars {
  /** In place of the key's own sentence about what to do next. */
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
  /** Values for the translated message, such as maxProjects. */
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** Ends a call with an RFC 9457 problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly key: ProblemKey;
  readonly status: number;
  private readonly particulars: Particulars;

  constructor(key: ProblemKey, particulars: Particulars = {}, options?: ErrorOptions) {
    super(PROBLEMS[key].title, options);
    this.key = key;
    this.status = PROBLEMS[key].status;
    this.particulars = particulars;
  }

  /** @param instance path of the request that failed, without its query. */
  toProblem(instance: string): Problem {
    const { status, title, detail } = PROBLEMS[this.key];
    return { type: problemType(this.key), title, status, detail, instance, ...this.particulars };
  }
}

function problemType(key: ProblemKey): string {
  return `/problems/${key}`;
}

/** Why one field was refused, by a key of the catalogue. */
export function fieldProblem(
  field: string,
  key: ProblemKey,
  detail: string = PROBLEMS[key].detail,
): FieldProblem {
  return { field, type: problemType(key), detail };
}
