import type { ConnectionOutcome } from '#core/setup/connection.ts'
import { m } from '#messages'

/** What came of trying a connection. @param settings those of it, in the environment of the server */
export const outcomeTexts: Readonly<
  Record<ConnectionOutcome, (inputs: { settings: string }) => string>
> = {
  works: () => m.setup_outcome_works(),
  off: m.setup_outcome_off,
  incomplete: m.setup_outcome_incomplete,
  example: m.setup_outcome_example,
  'name-unknown': m.setup_outcome_name_unknown,
  unreachable: m.setup_outcome_unreachable,
  timeout: m.setup_outcome_timeout,
  certificate: () => m.setup_outcome_certificate(),
  refused: m.setup_outcome_refused,
  failed: () => m.setup_outcome_failed(),
}
