import { type Build, contentSystemBuild, portalBuild } from '../build.ts'

/** One of the two images: what it runs, and what a trace of its programs cannot find. */
export type Image = {
  name: 'portal' | 'cms'
  title: string
  build: Build
  /** The workspace, from the root of the repository. */
  folder: string
  /** Programs that Node.js runs from their sources; globs. */
  programs: readonly string[]
  /** Files that are opened by a path which is known only at run time; globs. */
  files: readonly string[]
  /** What Next.js has traced and copied itself. */
  standalone?: string
}

export const portalImage: Image = {
  name: 'portal',
  title: 'The image of the portal',
  build: portalBuild,
  folder: 'apps/portal',
  programs: [
    'apps/portal/src/main.ts',
    'apps/portal/scripts/migrate.ts',
    'apps/portal/scripts/invite-staff.ts',
    'apps/portal/dist/server/server.js',
  ],
  files: [
    'apps/portal/dist/**',
    'apps/portal/migrations/**',
    'apps/portal/src/**/sql/*.sql',
    // Letters and receipts are set in them (typefaces.server.ts).
    'node_modules/@fontsource/{noto-sans,schibsted-grotesk}/{package.json,LICENSE}',
    'node_modules/@fontsource/{noto-sans,schibsted-grotesk}/files/*-{400,600}-normal.woff',
  ],
}

const standalone = '.next/standalone'

export const contentSystemImage: Image = {
  name: 'cms',
  title: 'The image of the content system',
  build: {
    ...contentSystemBuild,
    // The build that `npm start` serves is another one in the same folder: each removes the other.
    name: 'build-cms-standalone',
    result: `${standalone}/apps/cms/server.js`,
    stamp: `${standalone}/built-from.txt`,
  },
  folder: 'apps/cms',
  programs: ['apps/cms/scripts/migrate.ts', 'apps/cms/scripts/invite-editor.ts'],
  files: ['apps/cms/.next/static/**', 'apps/cms/public/**'],
  standalone: `apps/cms/${standalone}`,
}

export const images: readonly Image[] = [portalImage, contentSystemImage]
