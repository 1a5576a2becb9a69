import { parseConfiguration } from '#platform/config.server.ts'
import { quickenImports } from '#platform/modules/quick-imports.server.ts'

const configuration = parseConfiguration(process.env)
if (configuration.TRIVSEL_ENV === 'production') {
  process.stderr.write(
    'The demo accounts have a published password: they are added only when TRIVSEL_ENV is "local" or "test".\n',
  )
  process.exit(1)
}

// What is compiled here the portal need not compile at its first start.
quickenImports(configuration.DATA_DIR)
const { addDemoData } = await import('../src/portal-demo.server.ts')
await addDemoData(configuration)
process.stdout.write('The demo data is in place.\n')
