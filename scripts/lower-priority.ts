import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A quarter of what others get who want it, and never so little that a connection times out. */
const niceness = 5

/**
 * Lets everything else go before a process that has just been started, and before what it will
 * start.
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness)
    // Linux shares first between sessions, of which each of our processes is one, then by priority.
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // It has ended already, or the system knows no such groups: then all are equal.
  }
}
