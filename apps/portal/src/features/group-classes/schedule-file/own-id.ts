/*
 * An exported class without an external id is called by its series here, so that it is found again when
 * its time or room is another one.
 */

export const writeOwnId = (seriesId: number): string => `portal:${seriesId}`

/** @returns the series; null for an id of another system */
export function readOwnId(cell: string): number | null {
  const [, seriesId] = /^portal:(\d{1,15})$/.exec(cell) ?? []
  return seriesId === undefined ? null : Number(seriesId)
}
