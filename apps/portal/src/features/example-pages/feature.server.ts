import type { Feature } from '#core/feature/feature.server.ts'
import { createContentExamples } from './content-examples.server.ts'
import { described } from './endpoints.server.ts'
import { exampleTasks } from './example-tasks.server.ts'
import { createExamplePagesApi } from './handlers.server.ts'
import { examplePagesCheck } from './setup-check.server.ts'

export const feature: Feature = {
  name: 'example pages',
  api: (context) =>
    createExamplePagesApi({ ...context, examples: createContentExamples(context.configuration) }),
  descriptions: Object.values(described),
  setupChecks: [examplePagesCheck],
  tasks: (context) =>
    exampleTasks({ ...context, examples: createContentExamples(context.configuration) }),
}
