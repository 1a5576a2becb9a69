import { inject, it } from 'vitest'
import { measureClassUsage } from '../bench/class-usage.ts'
import { summarize } from '../bench/results.ts'

it('bench', { timeout: 580_000 }, async () => {
  const { serverUrl } = inject('testDatabase')
  console.log(summarize(await measureClassUsage(serverUrl)))
})
