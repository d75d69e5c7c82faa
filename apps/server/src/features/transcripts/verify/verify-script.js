// Compares a file with the fingerprint that the page names. The file is read here and sent nowhere: the page may connect
// to nothing (its content security policy says so).
const zone = document.querySelector('[data-sha256]');
const said = document.querySelector('[data-said]');

async function compare(file) {
  const { sha256, same, other, failed } = zone.dataset;
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    said.dataset.said = hex === sha256 ? 'same' : 'other';
    said.textContent = hex === sha256 ? same : other;
  } catch {
    said.dataset.said = 'failed';
    said.textContent = failed;
  }
}

if (zone && said) {
  // A file that misses the zone would be opened instead of the page.
  for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
  zone.addEventListener('dragenter', () => zone.toggleAttribute('data-over', true));
  zone.addEventListener('dragleave', () => zone.toggleAttribute('data-over', false));
  zone.addEventListener('drop', (event) => {
    zone.toggleAttribute('data-over', false);
    const [file] = event.dataTransfer.files;
    if (file) compare(file);
  });
  zone.querySelector('input').addEventListener('change', (event) => {
    const [file] = event.currentTarget.files;
    if (file) compare(file);
  });
}
