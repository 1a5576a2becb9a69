/**
 * The content system without its admin, which Next must build first: `PORT=3001 node
 * apps/cms/scripts/serve-without-admin.ts`. The first start of a clone runs it meanwhile.
 */
import { ConfigError } from '../src/config.ts'
import { startContentSystem } from '../src/start-content-system.ts'

try {
  await startContentSystem({ isStandIn: true })
  const { default: config } = await import('../src/payload.config.ts')
  const { answerWithoutAdmin } = await import('../src/without-admin/answer-without-admin.ts')
  const { serveWithoutAdmin } = await import('../src/without-admin/serve-without-admin.ts')
  const { port, stop } = await serveWithoutAdmin(
    Number(process.env.PORT),
    answerWithoutAdmin(config),
  )
  console.log(`The content system answers without its admin on port ${port}`)
  // Payload keeps a database connection checked out, so the process would not end by itself.
  const end = () => void stop().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error}\n`)
  process.exit(1)
}
