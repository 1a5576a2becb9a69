import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { proposeReceived } from './apply-received.server.ts'
import { customerTable } from './columns.ts'
import { describedCustomerFile as described } from './endpoints.server.ts'
import { exportCustomers } from './export-customers.server.ts'
import { listImports, listLines } from './find-imports.server.ts'
import { inviteCustomers } from './invite-customers.server.ts'
import { previewCustomers, proposeImport } from './propose-import.server.ts'
import { proposeUndo } from './undo-import.server.ts'

/** Caseworkers import customers of another system with their balances. */
export function createCustomerFileApi({
  database,
  configuration,
  ...auth
}: AuthDependencies & {
  database: Database
  configuration: Pick<Configuration, 'DEPOSIT_IBAN'>
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) => {
    const body = await context.get('readBody')()
    return previewCustomers(database, staff, await receiveTable(customerTable, body, staff.userId))
  })

  serve(described.proposeImport, async ({ context, staff, query: { version, fileName } }) => {
    const body = await context.get('readBody')()
    const file = await receiveTable(customerTable, body, staff.userId)
    return proposeImport(database, staff, { file, version, fileName })
  })

  serve(described.list, () => listImports(database))

  serve(described.lines, ({ params: { id } }) => listLines(database, id))

  serve(described.proposeReceived, async ({ staff, params: { id }, body: { receivedOn } }) => {
    const ownIban = configuration.DEPOSIT_IBAN ?? null
    await proposeReceived(database, staff, { importId: id, receivedOn, ownIban })
    return {}
  })

  serve(described.proposeUndo, async ({ staff, params: { id } }) => {
    await proposeUndo(database, staff, id)
    return {}
  })

  serve(described.invite, ({ staff, params: { id } }) => inviteCustomers(database, staff, id))

  serve(described.exportCustomers, ({ staff }) => exportCustomers(database, staff))

  return api
}
