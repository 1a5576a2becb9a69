import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { services } from '#platform/services/services.ts'
import { ServicesView, SwitchForm, serviceRefusals } from './contract.ts'
import { servicesEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'Lists the services, whether each is on, and what people have there that is not finished.',
    access: administrators,
    answer: ServicesView,
  }),
  switch: describeEndpoint(endpoints.switch, {
    summary:
      'Switches a service off or on, if it is not already. Nothing is deleted, and all instances follow at once.',
    access: administrators,
    params: { schema: z.object({ service: z.enum(services) }), refusal: 'SERVICE_NOT_FOUND' },
    body: SwitchForm,
    answer: Done,
    refusals: only(serviceRefusals, 'SERVICE_NOT_FOUND', 'SERVICE_CHANGED'),
    audits: ['service-switched-off', 'service-switched-on'],
    concerns: { nobody: 'what the site offers to everybody' },
  }),
}
