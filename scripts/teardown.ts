import { reportFailure, say, step } from './progress.ts'

/** What has been started and must be ended again, the last first. */
export class Teardown {
  readonly #tasks: { title: string | undefined; run: () => Promise<void> | void }[] = []

  /** Ends line by line for what has a title, silently for the rest. */
  add(title: string | undefined, run: () => Promise<void> | void): void {
    this.#tasks.push({ title, run })
  }

  /**
   * Ends everything, whatever fails on the way.
   *
   * @returns whether all of it went well
   */
  async run(): Promise<boolean> {
    if (this.#tasks.some(({ title }) => title !== undefined)) say('\nStopping')
    let wentWell = true
    for (const { title, run } of this.#tasks.splice(0).reverse()) {
      try {
        await (title === undefined ? run() : step(title, async () => run()))
      } catch (error) {
        reportFailure(error)
        wentWell = false
      }
    }
    return wentWell
  }
}
