/**
 * Runs in the head: keeps the language that was chosen with `?lang=` in a cookie, and shows later pages in it. Public pages
 * are cached for everyone, so the server looks at their address alone.
 */
export const localeScript = `(function(d,w){var l=d.documentElement.lang,q=/[?&]lang=([\\w-]+)/.exec(w.search),c=/(?:^|; )lang=([\\w-]+)/.exec(d.cookie);\
function keep(v,s){d.cookie='lang='+v+';path=/;max-age='+s+';samesite=lax'+(w.protocol=='https:'?';secure':'')}\
if(q){if(q[1]==l)keep(l,31536000);else keep('',0)}\
else if(c&&c[1]!=l)w.replace(w.pathname+(w.search?w.search+'&':'?')+'lang='+c[1]+w.hash)})(document,location)`
