import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { describedApplication } from './apply/endpoints.server.ts'
import { describedCustomerFile } from './customer-file/endpoints.server.ts'
import { lapseApprovals } from './decide/lapse-approvals.server.ts'
import { applicationKind } from './model/case-kind.ts'
import { depositAccount } from './model/tables.server.ts'
import { refundKind } from './refund/case-kind.ts'
import { closeAccounts } from './refund/close-accounts.server.ts'
import { describedSetup } from './setup/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.deposit_unfinished_cases,
      count: (database) =>
        database.$count(
          caseFile,
          and(inArray(caseFile.kind, [applicationKind, refundKind]), isNull(caseFile.closedAt)),
        ),
    },
    {
      text: m.deposit_unfinished_accounts,
      count: (database) =>
        database.$count(
          depositAccount,
          ne(depositBalanceOre(depositAccount.customerNumber), sql`0`),
        ),
    },
    {
      text: m.deposit_unfinished_transfers,
      count: (database) =>
        database.$count(
          incomingTransfer,
          and(isNull(incomingTransfer.customerNumber), isNull(incomingTransfer.reversedAt)),
        ),
    },
  ],
  promise: m.deposit_when_off,
  begins: [
    describedApplication.send,
    describedSetup.saveAmount,
    describedCustomerFile.proposeImport,
  ],
  tasks: [lapseApprovals.name, closeAccounts.name],
}
