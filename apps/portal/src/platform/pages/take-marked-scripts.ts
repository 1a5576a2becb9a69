/**
 * The inline scripts in a rendered page that carry its marker as their nonce, and the page without
 * the marker. A script that got into the page in another way is not among them.
 */
export function takeMarkedScripts(
  rendered: string,
  marker: string,
): { html: string; scripts: string[] } {
  const mark = ` nonce="${marker}"`
  const scripts: string[] = []
  for (let at = rendered.indexOf(mark); at !== -1; at = rendered.indexOf(mark, at + 1)) {
    const tag = rendered.slice(rendered.lastIndexOf('<', at), rendered.indexOf('>', at))
    if (!/^<script\b/.test(tag) || tag.includes(' src="')) continue
    const begin = rendered.indexOf('>', at) + 1
    scripts.push(rendered.slice(begin, rendered.indexOf('</script>', begin)))
  }
  const html = rendered
    .replaceAll(mark, '')
    // By this the router would give the marker to scripts that it adds in the browser.
    .replace(`<meta property="csp-nonce" content="${marker}"/>`, '')
  return { html, scripts }
}
