import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'

/** Long enough to find out who has read, as for other logs of access. */
export const accessPeriod: RetentionPeriod = {
  kind: 'association-register-access',
  name: m.retention_register_access,
  why: m.retention_register_access_why,
  months: 24,
  least: 12,
  most: 60,
}
