import { problemKey } from '../contract/problemKey.ts';
import type { Problem } from '../contract/types.ts';
import { SitelensError } from './sitelensError.ts';

/**
 * The service refused a request: any status of 400 to 499 but 401 and 403. Hands back the error body
 * in `problem`; where the answer's body was none, a problem of type `about:blank` with the status.
 */
export class ProblemError extends SitelensError {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly problem: Problem;
  /** The stable key of the problem, such as `invalid-url`; `unknown` where it has none. */
  readonly key: string;

  constructor(status: number, problem: Problem) {
    super(problem.detail === undefined ? problem.title : `${problem.title} ${problem.detail}`);
    this.status = status;
    this.problem = problem;
    this.key = problemKey(problem.type);
  }
}
