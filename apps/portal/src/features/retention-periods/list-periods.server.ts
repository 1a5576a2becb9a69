import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import type { WantedPeriod } from './contract.ts'
import { refuse } from './refuse.server.ts'

const settingsOf = (retention: readonly RetentionStep[]) =>
  retention.flatMap(({ setting }) => setting ?? [])

/** The periods of all steps, each once. */
export function listPeriods(retention: readonly RetentionStep[]): readonly RetentionPeriod[] {
  return [...new Set(settingsOf(retention).map(({ period }) => period))]
}

/** A period with what it removes. @throws {Refusal} PERIOD_UNKNOWN, MONTHS_INVALID */
export function requirePeriod(retention: readonly RetentionStep[], { kind, months }: WantedPeriod) {
  const settings = settingsOf(retention).filter(({ period }) => period.kind === kind)
  const [first] = settings
  if (!first) throw refuse('PERIOD_UNKNOWN')
  const { period } = first
  if (months < period.least || months > period.most) throw refuse('MONTHS_INVALID')
  return { period, settings }
}
