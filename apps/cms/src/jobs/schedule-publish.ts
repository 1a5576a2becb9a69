import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { hasRole } from '../access/has-role.ts'

/**
 * What the admin's drawer for scheduling calls. Payload's own asks only whether somebody may open
 * the admin, and after taking an entry away it would queue another one for nothing.
 */
export const schedulePublish: ServerFunction<
  SchedulePublishHandlerArgs,
  ReturnType<typeof schedulePublishHandler>
> = async (args) => {
  const { req, deleteID } = args
  if (!hasRole(req.user, 'publisher')) throw new Forbidden(req.t)
  if (deleteID === undefined) return schedulePublishHandler(args)
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
  })
  return { message: req.t('general:deletedSuccessfully') }
}
