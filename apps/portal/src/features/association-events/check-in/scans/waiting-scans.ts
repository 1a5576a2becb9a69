/** A scan that the portal has not answered yet. No name: ids and times alone. */
export type WaitingScan = {
  readonly associationId: string
  readonly eventId: string
  readonly id: string
  readonly placeId: string
  readonly scannedAt: string
  readonly undoneAt: string | null
}

/** Something that is not a list of scans is read as none. */
export function parseScans(stored: string | null): WaitingScan[] {
  if (stored === null) return []
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed.filter(isScan) : []
  } catch {
    return []
  }
}

function isScan(value: unknown): value is WaitingScan {
  if (typeof value !== 'object' || value === null) return false
  const { undoneAt, ...scan } = value as Record<string, unknown>
  const texts = ['associationId', 'eventId', 'id', 'placeId', 'scannedAt']
  return (
    texts.every((key) => typeof scan[key] === 'string') &&
    (undoneAt === null || typeof undoneAt === 'string')
  )
}

/** A scan that is taken back takes the place of the one that waits; others keep their order. */
export function withScan(scans: readonly WaitingScan[], scan: WaitingScan): WaitingScan[] {
  return [...scans.filter(({ id }) => id !== scan.id), scan]
}

/** One that was taken back while it was sent stays, to be sent again. */
export function withoutScan(scans: readonly WaitingScan[], sent: WaitingScan): WaitingScan[] {
  return scans.filter(({ id, undoneAt }) => id !== sent.id || undoneAt !== sent.undoneAt)
}
