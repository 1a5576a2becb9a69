import { grantType } from '#core/grants/setup/tables.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedBudgets } from './budgets/endpoints.server.ts'
import { describedLists } from './lists/endpoints.server.ts'
import { readSetup } from './lists/read-setup.server.ts'
import { describedRounds } from './rounds/endpoints.server.ts'
import { describedTerms } from './terms/endpoints.server.ts'
import { addType, newMember, roundForm, typeForm } from './testing/grant-setup.testing.server.ts'

const today = osloDate(new Date())
const later = (days: number) => addDays(today, days)

export const auditedCalls: AuditedCalls = [
  [
    describedLists.saveSettings,
    async (database) => {
      const { settings } = await readSetup(database)
      const { version, ...form } = settings
      return { body: { version, form } }
    },
  ],
  [
    describedLists.addSuggestions,
    async (database) => {
      await database.update(grantType).set({ removedAt: new Date() })
      return {}
    },
  ],
  [describedLists.saveList, async () => ({ body: { action: 'add-type', form: typeForm } })],
  [
    describedBudgets.save,
    async (database) => {
      const typeId = await addType(database)
      const year = Number(today.slice(0, 4))
      return { body: { year, typeId, version: 0, form: { amountOre: 100_000, reason: '' } } }
    },
  ],
  [
    describedRounds.save,
    async (database) => {
      const typeId = await addType(database)
      const dates = {
        opensOn: today,
        deadlineOn: later(10),
        meetsOn: later(20),
        earliestEventOn: later(30),
      }
      return { body: { action: 'add', form: roundForm([typeId], dates) } }
    },
  ],
  [
    describedTerms.save,
    async (database) => {
      const userId = await newMember(database)
      const form = { userId, seat: 'member', startsOn: today, endsOn: later(300) }
      return { body: { action: 'add', form }, concernedId: userId }
    },
  ],
]
