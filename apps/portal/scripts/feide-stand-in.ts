/**
 * `node apps/portal/scripts/feide-stand-in.ts [port]`: a stand-in for Feide on this machine, until
 * Ctrl-C. It prints the settings that a portal finds it with; docs/feide.md says more.
 */
import { startFeideStandIn } from '#features/feide/stand-in.testing.server.ts'

const { settings, stop } = await startFeideStandIn({ port: Number(process.argv[2] ?? 0) })
process.stdout.write(
  `FEIDE_ISSUER=${settings.issuer}\nFEIDE_CLIENT_ID=${settings.clientId}\nFEIDE_CLIENT_SECRET=${settings.clientSecret}\n`,
)
const end = () => void stop().then(() => process.exit(0))
process.on('SIGINT', end)
process.on('SIGTERM', end)
