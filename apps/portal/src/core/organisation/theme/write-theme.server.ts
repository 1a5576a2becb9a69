import { hash } from 'node:crypto'
import type { Colours } from '#platform/organisation/organisation.ts'
import { makeTheme, type Variables } from './theme.ts'

/** A style sheet that browsers may keep for ever: its address changes with its content. */
export type ThemeFile = { readonly address: string; readonly css: string }

/** What lies over the site's own style sheet; null where the organisation has no colours of its own. */
export function writeTheme(colours: Colours): ThemeFile | null {
  const { light, dark } = makeTheme(colours)
  if (Object.keys(light).length === 0) return null
  const css = [
    `:root,[data-color-scheme=light]{${declare(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root,[data-color-scheme=auto]{${declare(dark)}}}`,
  ].join('\n')
  return { address: `/theme-${hash('sha256', css, 'base64url').slice(0, 16)}.css`, css }
}

const declare = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
