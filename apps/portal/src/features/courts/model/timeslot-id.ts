/** The id of one half hour of one court: `11@2026-11-23T17:00:00.000Z`. */
export function timeslotId(courtId: number, startsAt: Date): string {
  return `${courtId}@${startsAt.toISOString()}`
}
