/** One request, callback or other entries, from which a test reads what it has caused. */
export type LogEntry = {
  number: number
  at: string
  what: 'request' | 'callback' | 'start'
  method?: string
  path?: string
  operation?: string
  order?: string
  fault?: string
  status?: number
  /** In words: `captured 15000`, `refused: paymentorders/inputerror`. */
  did?: string
}

const limit = 5_000

/** The latest entries, oldest first. */
export class EventLog {
  #entries: LogEntry[] = []
  #number = 0

  add(entry: Omit<LogEntry, 'number' | 'at'>, now: number): void {
    this.#number += 1
    this.#entries.push({ number: this.#number, at: new Date(now).toISOString(), ...entry })
    if (this.#entries.length > 2 * limit) this.#entries = this.#entries.slice(-limit)
  }

  after(number: number): LogEntry[] {
    return this.#entries.filter((one) => one.number > number).slice(-limit)
  }

  clear(): void {
    this.#entries = []
  }
}
