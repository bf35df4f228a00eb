/*
 * Runs before anything else of the page. Takes a token out of the address, puts the chosen look onto <html> before the
 * first paint, and starts the requests that the code will want while it is still on its way.
 */
(function () {
  'use strict';
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  // Only the console's own pages take a token over; a public page may mean something else by the word.
  if (token !== null && /^\/(app|auth)?(\/|$)/.test(address.pathname)) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
    window.__lecternAddressToken = token || undefined;
  }

  const chosen = function (key, values, otherwise) {
    const value = read(key);
    return values.indexOf(value) < 0 ? otherwise : value;
  };
  const settings = document.getElementById('lectern-config');
  const authorization = read('lectern.token');
  // Whose look it is: the white-labelled user's who is signed in, otherwise the host's.
  let brand = null;
  try {
    brand = (authorization && JSON.parse(read('lectern.branding'))) || (settings && JSON.parse(settings.textContent).branding) || null;
  } catch {
    // What nobody can read is no branding.
  }
  const isDark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen('lectern.theme', ['light', 'dark'], isDark ? 'dark' : 'light');
  const colours = brand && brand.colours && brand.colours[scheme];
  root.dataset.theme = scheme;
  root.dataset.accent = chosen('lectern.accent', ['indigo', 'teal', 'emerald', 'amber', 'rose'], colours ? 'brand' : 'indigo');
  root.dataset.density = chosen('lectern.density', ['compact', 'normal', 'roomy'], 'normal');
  const spoken = ['en', 'zh', 'fr', 'ja'];
  const own = (navigator.languages || [])
    .map(function (language) {
      return language.toLowerCase().split('-')[0];
    })
    .filter(function (language) {
      return spoken.indexOf(language) >= 0;
    })[0];
  root.lang = chosen('lectern.locale', spoken, own || 'en');
  if (colours && root.dataset.accent === 'brand') {
    Object.keys(colours).forEach(function (name) {
      root.style.setProperty(name, colours[name]);
    });
  }
  if (brand && brand.pageTitle) document.title = brand.pageTitle;
  const icon = document.querySelector('link[rel=icon]');
  if (brand && brand.favIconUrl && icon) {
    icon.dataset.own = icon.dataset.own || icon.href;
    icon.href = brand.favIconUrl;
  }

  window.__lecternConfig = settings ? Promise.resolve(new Response(settings.textContent)) : fetch('/config.json');
  window.__lecternConfig.catch(() => undefined);

  // The half that is wanted would otherwise be found only once the first file has been read.
  const isInside = authorization && /^\/(app(\/|$)|$)/.test(location.pathname);
  // The sketch of the page that stands until its code has come.
  root.dataset.start = isInside || /^\/app(\/|$)/.test(location.pathname) && window.__lecternAddressToken ? 'inside' : 'outside';
  const listed = function (name) {
    const meta = document.querySelector('meta[name="lectern-' + name + '"]');
    return meta && meta.content ? meta.content.split(' ') : [];
  };
  // Of the words the console begins with the first, whoever is outside with all.
  const words = listed('words')
    .map(function (one) {
      return one.split('=');
    })
    .filter(function (one) {
      return one[0] === root.lang + '/first' || (!isInside && one[0] === root.lang + '/later');
    })
    .map(function (one) {
      return one[1];
    });
  if (!window.__lecternAddressToken) {
    listed(isInside ? 'console' : 'signed-out')
      .concat(words)
      .forEach(function (file) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.appendChild(link);
      });
  }
  if (!authorization || window.__lecternAddressToken) return;
  let known;
  try {
    known = JSON.parse(read('lectern.early') || '[]').filter(function (one) {
      return one[0] === location.pathname + location.search;
    })[0];
  } catch {
    return;
  }
  if (!known) return;
  const reply = fetch(known[1].url, {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: authorization, 'Content-Type': 'application/json' },
    body: known[1].body,
  });
  // The code that takes the answer over deals with its failure.
  reply.catch(() => undefined);
  window.__lecternEarly = { url: known[1].url, body: known[1].body, authorization: authorization, reply: reply };
})();
