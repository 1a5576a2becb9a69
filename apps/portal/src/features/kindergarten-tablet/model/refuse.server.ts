import { Refusal } from '#platform/api/errors.server.ts'
import { type TabletRefusal, tabletRefusals } from './refusals.ts'

export const refuse = (code: TabletRefusal): Refusal<TabletRefusal> =>
  new Refusal(code, tabletRefusals[code])
