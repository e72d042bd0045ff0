class StoreHours extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `
      <style>
        p { margin: 0 0 1rem; }
        .faint { color: #b4bdb7; }
        button { min-height: 48px; min-width: 48px; border: 0; border-radius: 24px; background: #17352c; }
      </style>
      <p>Open Monday to Saturday, 09:00 to 18:00</p>
      <p class="faint">Closed on the first of May</p>
      <button type="button" class="call"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3z" fill="#fff"/></svg></button>`;
  }
}

customElements.define('store-hours', StoreHours);
