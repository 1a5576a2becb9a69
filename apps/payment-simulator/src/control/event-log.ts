/** One request, callback or other happening, for whoever wants to know what a test has caused. */
export type Happening = {
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

/** The last happenings, the oldest first. */
export class EventLog {
  #happenings: Happening[] = []
  #number = 0

  add(happening: Omit<Happening, 'number' | 'at'>, now: number): void {
    this.#number += 1
    this.#happenings.push({ number: this.#number, at: new Date(now).toISOString(), ...happening })
    if (this.#happenings.length > 2 * limit) this.#happenings = this.#happenings.slice(-limit)
  }

  after(number: number): Happening[] {
    return this.#happenings.filter((one) => one.number > number).slice(-limit)
  }

  clear(): void {
    this.#happenings = []
  }
}
