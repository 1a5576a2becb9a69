import { Refusal } from '#platform/api/errors.server.ts'
import { type IssueRefusal, issueRefusals } from '../model/refusals.ts'

export function refuseIssue(code: IssueRefusal): Refusal<IssueRefusal> {
  return new Refusal(code, issueRefusals[code])
}
