import type { Feature } from '#core/feature/feature.server.ts'
import { accessProposalKinds } from './access-proposals.server.ts'
import { createCodePages } from './code-pages.server.ts'
import { described } from './endpoints.server.ts'
import { createStaffAccessApi } from './handlers.server.ts'
import { staffCrontab, staffTasks } from './jobs.server.ts'
import { staffMails } from './mail-previews.server.ts'
import { createStaffPeopleApi } from './people-handlers.server.ts'

export const feature: Feature = {
  name: 'staff access',
  mailPreviews: staffMails,
  api: (context) => createStaffAccessApi(context).route('/', createStaffPeopleApi(context)),
  descriptions: Object.values(described),
  proposalKinds: accessProposalKinds,
  tasks: staffTasks,
  crontab: staffCrontab,
  developmentPages: createCodePages,
  demo: async ({ database, encryption }) => {
    const { seedStaff } = await import('./demo/seed-staff.server.ts')
    await seedStaff(database, encryption)
  },
}
