import { Refusal } from '#platform/api/errors.server.ts'
import { type RetentionRefusal, retentionRefusals } from './contract.ts'

export const refuse = (code: RetentionRefusal) => new Refusal(code, retentionRefusals[code])
