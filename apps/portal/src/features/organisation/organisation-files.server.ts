import { defaultLocale, languageOf } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
import { writeTheme } from '#core/organisation/theme/write-theme.server.ts'
import { organisation } from '#platform/organisation/current-organisation.ts'
import { iconAddress } from '#platform/organisation/icon-address.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** What phones call the site where somebody puts it on their home screen (W3C Web app manifest). */
export function createOrganisationFiles(): Hono {
  const files = new Hono()
  files.get('/site.webmanifest', (context) =>
    context.body(JSON.stringify(describeSite()), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=300',
    }),
  )
  files.get('/:theme{theme-[\\w-]{16}\\.css}', (context) => {
    const file = writeTheme(organisation()?.colours ?? noColours)
    if (!file) return context.notFound()
    // An instance that has not read the newest colours yet, or a page that is older than they are.
    const isSame = file.address === context.req.path
    return context.body(file.css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isSame ? 'public, max-age=31536000, immutable' : 'no-store',
    })
  })
  return files
}

const noColours = { brand: '', attention: '', sports: '' }

function describeSite() {
  const name = organisationName(defaultLocale)
  const icon = (src: `/${string}`, size: number, purpose?: string) => ({
    src: iconAddress(src),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  return {
    name,
    short_name: name,
    lang: languageOf(defaultLocale),
    start_url: pagePath('front', defaultLocale),
    display: 'browser',
    background_color: '#ffffff',
    theme_color: organisation()?.colours.brand || '#1f5a36',
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
