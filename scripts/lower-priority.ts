import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets everything else go before a process that has just been started, and before what it will
 * start: it gets the processor time that nobody else wants.
 */
export function lowerPriority(pid: number): void {
  const { PRIORITY_LOW } = constants.priority
  try {
    setPriority(pid, PRIORITY_LOW)
    // Linux shares first between sessions, of which each of our processes is one, then by priority.
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW))
  } catch {
    // It has ended already, or the system knows no such groups: then all are equal.
  }
}
