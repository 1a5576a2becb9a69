import { isNull } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { notifyTask } from './jobs.server.ts'
import { trainingRequest } from './model/tables.server.ts'
import { described } from './send-requests/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.training_request_unfinished,
      count: (database) => database.$count(trainingRequest, isNull(trainingRequest.handledAt)),
    },
  ],
  promise: m.training_request_when_off,
  begins: [described.send],
  tasks: [notifyTask.name],
}
