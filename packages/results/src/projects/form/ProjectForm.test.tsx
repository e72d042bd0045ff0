import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../testing/inProvider.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import type { ProjectRefusal } from './projectErrors.ts';

async function renderForm(refusal?: ProjectRefusal, allowedTargets = '') {
  const onSubmit = vi.fn(async () => refusal);
  const screen = await render(
    inProvider(
      <ProjectForm allowedTargets={parseAllowedTargets(allowedTargets)} onSubmit={onSubmit}>
        <button type="submit">Add</button>
      </ProjectForm>,
    ),
  );
  return {
    screen,
    onSubmit,
    url: screen.getByRole('textbox', { name: /Website URL/ }),
    name: screen.getByRole('textbox', { name: /Name/ }),
  };
}

test('the name follows the host until a person writes another', async () => {
  const { url, name } = await renderForm();
  await url.fill('www.example.com/shop');
  await expect.element(name).toHaveValue('www.example.com');
  await name.fill('My shop');
  await url.fill('www.example.org');
  await expect.element(name).toHaveValue('My shop');
});

test('a name that was emptied follows again', async () => {
  const { url, name } = await renderForm();
  await name.fill('My shop');
  await name.fill('');
  await url.fill('www.example.org');
  await expect.element(name).toHaveValue('www.example.org');
});

test('the allowed domains follow the host until a person writes others', async () => {
  const { screen, url } = await renderForm();
  await screen.getByRole('button', { name: 'More settings' }).click();
  const domains = screen.getByRole('textbox', { name: 'Allowed domains' });
  await url.fill('www.example.com/shop');
  await expect.element(domains).toHaveValue('*.www.example.com');
  await url.fill('example.org');
  await expect.element(domains).toHaveValue('*.example.org');
  await domains.fill('example.net');
  await url.fill('www.example.com');
  await expect.element(domains).toHaveValue('example.net');
  await domains.fill('');
  await url.fill('example.org');
  await expect.element(domains).toHaveValue('*.example.org');
});

test('while nobody looks they follow as well', async () => {
  const { url, onSubmit } = await renderForm();
  await url.fill('example.org');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ allowedDomains: ['*.example.org'] })),
  );
});

test('a text whose values are missing is not shown with holes', async () => {
  const general = { key: 'project-quota-reached', values: {}, mayPass: false } as const;
  const { screen, url } = await renderForm({ fields: {}, general });
  await url.fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^An unknown error occurred, apologies/)).toBeVisible();
});

test('nothing is said while one types, and on Enter the first invalid field gets the focus', async () => {
  const { screen, url, onSubmit } = await renderForm();
  await url.fill('shop');
  await userEvent.tab();
  await expect.element(screen.getByText('The given url has no top-level domain.')).not.toBeInTheDocument();
  await url.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The given url has no top-level domain.')).toBeVisible();
  await expect.element(url).toHaveFocus();
  await expect.element(url).toHaveAccessibleDescription(/no top-level domain/);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was found wrong is looked at again on the next Enter, and not before', async () => {
  const { screen, url, onSubmit } = await renderForm();
  await url.fill('shop');
  await userEvent.keyboard('{Enter}');
  const incomplete = screen.getByText('Please fill in the required fields and submit again');
  await expect.element(incomplete).toBeVisible();
  await url.fill('shop.example.com');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('shop.example.com');
  await expect.element(incomplete).toBeVisible();
  await url.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(incomplete).not.toBeInTheDocument();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test.each([
  ['', 'The given url is not valid. Please provide a valid url.'],
  ['ftp://www.example.com', 'The given url is not valid. Please provide a valid url.'],
  ['http://192.168.0.1/', 'A private IP address is not supported; consider a tunnelling service.'],
  ['http://2130706433/', 'A private IP address is not supported; consider a tunnelling service.'],
  ['localhost:3000', 'A private IP address is not supported; consider a tunnelling service.'],
])('%j is refused at its field', async (value, message) => {
  const { screen, url } = await renderForm();
  await url.fill(value);
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

test('what was typed is handed on in its canonical form', async () => {
  const { url, name, onSubmit } = await renderForm();
  await url.fill('://Www.Example.com');
  await name.fill('  My shop ');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      startUrl: 'http://www.example.com/',
      name: 'My shop',
      allowedDomains: ['*.www.example.com'],
      maxPages: 100,
      maxSimultaneousPages: 3,
      isPublic: false,
    }),
  );
});

test('a private host that this installation may scan is taken', async () => {
  const { url, onSubmit } = await renderForm(undefined, '127.0.0.1:4899');
  await url.fill('127.0.0.1:4899');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('what the service refuses stands at its field, and goes with the next try', async () => {
  const { screen, url, onSubmit } = await renderForm({
    fields: { startUrl: { key: 'local-host-url', values: {} } },
  });
  await url.fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  const message = screen.getByText('A private IP address is not supported; consider a tunnelling service.');
  await expect.element(message).toBeVisible();
  await expect.element(url).toHaveFocus();
  onSubmit.mockResolvedValueOnce(undefined);
  await userEvent.keyboard('{Enter}');
  await expect.element(message).not.toBeInTheDocument();
});
