/** What an import says on the console while it runs. */
export function startReport() {
  const started = performance.now()
  let said = started
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)

  return {
    say(what: string, created: number, updated: number, unchanged: number): void {
      const counts = { new: created, updated, unchanged }
      const words = Object.entries(counts).flatMap(([word, count]) =>
        count ? `${count} ${word}` : [],
      )
      if (words.length > 0) console.log(`${what}: ${words.join(', ')}`)
    },

    progress(what: string, done: number, total: number): void {
      if (performance.now() - said < 3_000) return
      said = performance.now()
      console.log(`  ${done} of ${total} ${what}, ${seconds()} s`)
    },

    end(): void {
      console.log(`Done after ${seconds()} s`)
    },
  }
}
