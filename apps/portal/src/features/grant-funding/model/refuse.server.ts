import { Refusal } from '#platform/api/errors.server.ts'
import { type FundingRefusal, fundingRefusals } from './refusals.ts'

export const refuse = (code: FundingRefusal): Refusal<FundingRefusal> =>
  new Refusal(code, fundingRefusals[code])
