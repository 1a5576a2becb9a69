import { startPostgres } from './supervisor.ts'

/** A second supervisor in a process of its own, for tests that kill it. Ends on SIGTERM. */
const [dataDir, password] = process.argv.slice(2)
if (!dataDir || !password) throw new Error('usage: test-process.ts <data folder> <password>')
const server = await startPostgres({ dataDir, password, durable: false })
const stayAlive = setInterval(() => undefined, 60_000)
process.once('SIGTERM', async () => {
  await server.stop()
  clearInterval(stayAlive)
})
process.stdout.write(`${JSON.stringify({ url: server.url, adopted: server.adopted })}\n`)
