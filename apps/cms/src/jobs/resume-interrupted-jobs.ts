import type { Payload } from 'payload'

/**
 * Requeues jobs that were running when the process ended. Publishing what is published already
 * changes nothing, so one that had nearly finished may run again.
 */
export async function resumeInterruptedJobs({ db }: Payload): Promise<void> {
  await db.updateJobs({
    where: {
      and: [{ processing: { equals: true } }, { completedAt: { exists: false } }],
    },
    data: { processing: false },
    returning: false,
  })
}
