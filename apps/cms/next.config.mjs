import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { policyHeader, securityHeaders } from './src/requests/security-headers.ts'

const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export default withPayload({
  poweredByHeader: false,
  transpilePackages: ['@trivsel/content-contract', '@trivsel/account-guard'],
  // Loaded from node_modules as they are: the build has less to do, and errors keep their names,
  // by which Payload decides how loudly to log them.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  // Writing the cache takes longer than the next build would save by it.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // The state of the longest form takes a tenth of it.
    serverActions: { bodySizeLimit: '1mb' },
  },
  turbopack: { root: workspaceRoot },
  outputFileTracingRoot: workspaceRoot,
  // Of the container image: `next start`, with which all else starts, does not serve it.
  ...(process.env.NEXT_OUTPUT === 'standalone' && {
    output: 'standalone',
    generateBuildId: () => process.env.NEXT_BUILD_ID ?? null,
  }),
  // Types are checked by their own step, so a start on a small machine need not do it twice.
  typescript: { ignoreBuildErrors: true },
  headers: () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/((?!admin(?:/|$)).*)', headers: [policyHeader] },
  ],
})
