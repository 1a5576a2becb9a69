/**
 * Keeps questions from piling up before a system that has fallen silent. After silence nobody asks
 * for a while; then one question goes through, and what becomes of it decides for all others.
 * Whatever is answered, a refusal or an error too, is no silence. Times are milliseconds of a clock
 * that never goes back.
 */
export function createCircuit(restMilliseconds: number) {
  let restsUntil: number | undefined
  let isProbing = false
  let answeredAt = Number.NEGATIVE_INFINITY

  return {
    /** Whether a question may go now. Who is let through must note what became of it. */
    admits(now: number): boolean {
      if (restsUntil === undefined) return true
      if (isProbing || now < restsUntil) return false
      isProbing = true
      return true
    },

    noteAnswer(now: number): void {
      restsUntil = undefined
      answeredAt = now
    },

    /** Silence to one question, while others were answered, says nothing of the system. */
    noteSilence(requestedAt: number, now: number): void {
      if (answeredAt > requestedAt) return
      restsUntil = now + restMilliseconds
      isProbing = false
    },

    /** The system was seen alive in another way: it may be worth one request. */
    endRest(now: number): void {
      if (restsUntil !== undefined) restsUntil = now
    },
  }
}
