import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { sendMinutes } from '../model/send-minutes.server.ts'
import { acceptHandover } from './accept-handover.server.ts'
import { described } from './endpoints.server.ts'
import { findAssemblies } from './find-assemblies.server.ts'
import { type AssemblyParts, registerAssembly } from './register-assembly.server.ts'
import { withdrawAssembly } from './withdraw-assembly.server.ts'

const uploadLimits = {
  purpose: 'association-minutes',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 20,
  perAddress: 200,
  perAccountAnywhere: 20,
} as const

/** Minutes are one file; a scan of them may be several. */
const accepted = { field: 'file', most: 5, text: 'content' }

/** General assemblies, by contact persons. */
export function createAssemblyApi({
  database,
  encryption,
  portalUrl,
  files,
  handoverSources,
  clock,
  configuration,
  ...authentication
}: AuthDependencies &
  AssemblyParts & {
    clock: Clock
    configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  }) {
  const { api, serve } = serveEndpoints(authentication)
  const parts = { database, encryption, portalUrl, files, handoverSources }
  const uploadLimit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: uploadLimits,
  })

  serve(described.assemblies, ({ user: { userId }, params }) =>
    findAssemblies(database, { userId, associationId: params.id }, clock()),
  )

  serve(described.register, async ({ context, user: { userId }, params, query }) => {
    const who = { userId, associationId: params.id, today: osloDate(clock()) }
    // A stranger sends ten megabytes in vain otherwise.
    await requireContact(database, who, { isChange: true })
    await uploadLimit.count(userId, addressOf(context, configuration))
    const upload = await readUpload(context, accepted)
    const sender = { userId, associationId: params.id, language: query.language }
    return { id: await registerAssembly(parts, sender, upload, clock()) }
  })

  serve(described.withdrawAssembly, async ({ user: { userId }, params: { id, assembly } }) => {
    await withdrawAssembly(parts, { userId, associationId: id, assembly }, clock())
    return {}
  })

  serve(described.minutes, async ({ user: { userId }, params: { id, assembly, file } }) => {
    const who = { userId, associationId: id, today: osloDate(clock()) }
    await requireContact(database, who, { isChange: false })
    return sendMinutes({ database, files }, { associationId: id, assembly, file })
  })

  serve(described.acceptHandover, async ({ user: { userId }, params: { id, assembly }, body }) => {
    await acceptHandover(database, { userId, associationId: id, assembly }, body, clock())
    return {}
  })

  return api
}
