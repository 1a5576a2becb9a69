import { startSimulator } from './server.ts'
import { parseSettings } from './settings.ts'

try {
  const simulator = await startSimulator(parseSettings(process.env))
  process.stdout.write(
    `The payment simulator answers at ${simulator.base}, seed ${simulator.seed}\n`,
  )
  const stop = () => void simulator.stop().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
