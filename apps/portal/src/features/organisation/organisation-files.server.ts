import { defaultLocale, languageOf } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
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
  return files
}

function describeSite() {
  const name = organisationName(defaultLocale)
  const icon = (src: string, size: number, purpose?: string) => ({
    src,
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
    theme_color: '#1f5a36',
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
