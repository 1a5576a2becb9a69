/**
 * `node apps/portal/scripts/login-stand-in.ts feide|id-porten [port]`: a stand-in for the provider
 * on this machine, until Ctrl-C. It prints the settings that a portal finds it with;
 * docs/federated-login.md says more.
 */
import { providerIds } from '#features/federated-login/providers.ts'
import { startLoginStandIn } from '#features/federated-login/stand-in.testing.server.ts'

const id = providerIds.find((known) => known === process.argv[2])
if (!id) throw new Error(`Which one: ${providerIds.join(' or ')}?`)
const prefix = id === 'feide' ? 'FEIDE' : 'IDPORTEN'
const { settings, stop } = await startLoginStandIn({ id, port: Number(process.argv[3] ?? 0) })
process.stdout.write(
  `${prefix}_ISSUER=${settings.issuer}\n${prefix}_CLIENT_ID=${settings.clientId}\n${prefix}_CLIENT_SECRET=${settings.clientSecret}\n`,
)
const end = () => void stop().then(() => process.exit(0))
process.on('SIGINT', end)
process.on('SIGTERM', end)
