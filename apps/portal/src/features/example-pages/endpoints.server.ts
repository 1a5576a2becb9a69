import { Example } from '@trivsel/content-contract/examples'
import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Success } from '#platform/api/plain-answers.server.ts'
import { ExampleForm } from './contract.ts'
import { examplePagesEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'What is still an example in the content system; null while it does not answer. Services that are switched off are left out.',
    access: administrators,
    answer: z.strictObject({ examples: z.array(Example).nullable(), isWaiting: z.boolean() }),
  }),
  change: describeEndpoint(endpoints.change, {
    summary:
      'Has the content system add the example pages, or remove those that nobody has edited. While it does not answer, the change waits for it. Either does no harm a second time.',
    access: administrators,
    body: ExampleForm,
    answer: Success,
    audits: ['examples-requested'],
    concerns: { nobody: 'pages that come with the system' },
  }),
}
